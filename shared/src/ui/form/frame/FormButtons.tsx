import { Fragment, type ReactNode } from 'react'
import { useMedia } from '../../hooks/useMedia.ts'

export interface FormButtonsProps {
  primary: ReactNode
  safe: ReactNode
}

/** The two buttons of a form: the safe one first, but on a phone the primary one. */
export function FormButtons({ primary, safe }: FormButtonsProps) {
  // Rendered in another order rather than moved by CSS: the Tab order matches what the eye sees.
  const phone = useMedia('(max-width: 639px)')
  const buttons = [<Fragment key="safe">{safe}</Fragment>, <Fragment key="primary">{primary}</Fragment>]
  return phone ? buttons.reverse() : buttons
}
