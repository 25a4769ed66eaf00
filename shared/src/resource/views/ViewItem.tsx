import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Vista } from '../../contract/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import {
  IconChevronDown,
  IconChevronUp,
  IconDelete,
  IconEdit,
  IconLink,
  IconStar,
} from '../../ui/icons/index.ts'
import { Box } from '../../ui/page/layout.tsx'
import { RenameView } from './RenameView.tsx'
import { textos } from './views.textos.ts'

interface Props {
  vista: Vista
  to: string
  others: Vista[]
  busy: boolean
  onOpen(): void
  onCopy(): void
  onStart(): void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRename(nombre: string): Promise<boolean>
  onRemove(): void
}

const NameLink = chakra(Link, {
  base: {
    color: 'accent.text',
    fontWeight: 'medium',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
})

/** One view: its name opens it. */
export function ViewItem({ vista, others, busy, onRename, ...props }: Props) {
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const renamed = useRef(false)
  useEffect(() => {
    if (renamed.current && !renaming) rename.current?.focus()
    renamed.current = renaming
  }, [renaming])
  const { nombre, inicio } = vista
  const named = (label: string) => ({ label, name: `${label}: ${nombre}` })

  if (renaming)
    return (
      <li>
        <RenameView
          nombre={nombre}
          others={others}
          busy={busy}
          onRename={onRename}
          onDone={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="1">
      <Box minWidth="0" overflowWrap="anywhere" flex="1 1 12rem">
        <NameLink to={props.to} onClick={props.onOpen}>
          {nombre}
        </NameLink>
        {inicio && (
          <Box as="span" ms="2" color="fg.muted" fontSize="xs">
            {textos.alEntrar}
          </Box>
        )}
      </Box>
      <Box display="flex" gap="1">
        <IconButton
          {...named(inicio ? textos.noEmpezar : textos.empezar)}
          icon={<IconStar />}
          aria-pressed={inicio}
          onClick={props.onStart}
        />
        <IconButton {...named(textos.copiar)} icon={<IconLink />} onClick={props.onCopy} />
        <IconButton
          {...named(textos.subir)}
          icon={<IconChevronUp />}
          disabled={!props.onUp}
          onClick={() => props.onUp?.()}
        />
        <IconButton
          {...named(textos.bajar)}
          icon={<IconChevronDown />}
          disabled={!props.onDown}
          onClick={() => props.onDown?.()}
        />
        <IconButton
          {...named(textos.renombrar)}
          ref={rename}
          icon={<IconEdit />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          {...named(textos.eliminar)}
          variant="danger"
          icon={<IconDelete />}
          onClick={props.onRemove}
        />
      </Box>
    </Box>
  )
}
