import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../button/Button.tsx'
import { IconButton } from '../../../button/IconButton.tsx'
import { floating } from '../../../contact/floating.ts'
import { useDisclosure } from '../../../contact/useDisclosure.ts'
import { IconMore } from '../../../icons/index.ts'
import { VisuallyHidden } from '../../../page/layout.tsx'
import { textos } from '../../list.textos.ts'
import type { RowAction } from '../../types.ts'
import { iconOf } from './rowIcons.tsx'

interface Props {
  actions: RowAction[]
  /** The row's name, which completes the names of the buttons. */
  name: string
}

const menu = {
  ...floating(true),
  '& :is(a, button)': { width: 'full', justifyContent: 'flex-start' },
  '& > [data-apart]': { borderTopWidth: '1px', pt: '1' },
}

/** «⋯»: a card's actions with their words, in a box under the button. What is chosen gives the focus back to the button first. */
export function MoreActions({ actions, name }: Props) {
  const { open, toggle, close, box, button } = useDisclosure()
  return (
    <chakra.span ref={box} data-more="" position="relative">
      <IconButton
        ref={button}
        label={textos.acciones}
        name={textos.accionesDe(name)}
        icon={<IconMore />}
        aria-expanded={open}
        onClick={toggle}
      />
      {open && <Menu actions={actions} name={name} onChosen={close} />}
    </chakra.span>
  )
}

/** It takes the focus. */
function Menu({ actions, name, onChosen }: Props & { onChosen(): void }) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  return (
    <chakra.span
      ref={box}
      role="group"
      aria-label={textos.accionesDe(name)}
      css={menu}
      // Between its buttons a click belongs to the box, not to the card.
      onClick={(event) =>
        event.target instanceof Element && !event.target.closest('a, button') && event.preventDefault()
      }
    >
      {actions.map((action, index) => (
        <span key={action.label} data-apart={action.danger && index > 0 ? '' : undefined}>
          <Button
            size="sm"
            variant="ghost"
            icon={iconOf(action)}
            disabled={action.disabled ?? false}
            {...(action.to !== undefined && !action.disabled ? { to: action.to } : {})}
            onClick={() => {
              onChosen()
              action.onClick?.()
            }}
          >
            {action.label}
            <VisuallyHidden>{` ${[action.preposition, name].filter(Boolean).join(' ')}`}</VisuallyHidden>
          </Button>
        </span>
      ))}
    </chakra.span>
  )
}
