import { Fragment, type ReactNode } from 'react'
import { useMedia } from '../useMedia'

export interface FormButtonsProps {
  primary: ReactNode
  safe: ReactNode
}

/** The two buttons of a form: the safe one first, but on a phone the one that is wanted most. */
export function FormButtons({ primary, safe }: FormButtonsProps) {
  // Moved rather than drawn in another order: the Tab key goes as the eye does.
  const phone = useMedia('(max-width: 639px)')
  const buttons = [<Fragment key="safe">{safe}</Fragment>, <Fragment key="primary">{primary}</Fragment>]
  return phone ? buttons.reverse() : buttons
}
