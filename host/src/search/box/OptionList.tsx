import { Box } from '@backoffice/shared/ui'
import { useEffect, type MouseEvent } from 'react'
import { Marked } from './Marked.tsx'
import type { Group, Option } from '../options/option.ts'
import { KindIcon } from './KindIcon.tsx'
import { textos } from './box.textos.ts'

interface Props {
  id: string
  groups: Group[]
  active: Option | undefined
  /** What is marked in the options. */
  looked: string
  onTake(option: Option, newTab: boolean): void
  onActive(key: string): void
}

/** The groups of the box, as one listbox; the focus stays in the field. */
export function OptionList({ id, groups, active, looked, onTake, onActive }: Props) {
  const activeId = active && `${id}${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  const taking = (option: Option) => ({
    id: `${id}${option.key}`,
    role: 'option',
    'aria-selected': option === active,
    borderRadius: 'sm',
    cursor: 'pointer',
    bg: option === active ? 'bg.hover' : 'transparent',
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: () => option !== active && onActive(option.key),
    onClick: (event: MouseEvent) => onTake(option, event.ctrlKey || event.metaKey),
    onAuxClick: (event: MouseEvent) => event.button === 1 && onTake(option, true),
  })
  return (
    <Box role="listbox" id={id} aria-label={textos.resultados} flex="1" minHeight="0" overflowY="auto" px="2">
      {groups.map(({ title, options, all }, position) => (
        <Box
          key={`${title}${position}`}
          role="group"
          aria-labelledby={`${id}g${position}`}
          position="relative"
          pb="2"
        >
          <Box
            id={`${id}g${position}`}
            px="2.5"
            py="1.5"
            fontSize="xs"
            fontWeight="semibold"
            color="fg.muted"
          >
            {title}
          </Box>
          {options.map((option) => (
            <Box
              key={option.key}
              {...taking(option)}
              display="flex"
              alignItems="center"
              gap="3"
              px="2.5"
              py="1.5"
              minHeight="10"
              overflowWrap="anywhere"
            >
              <Box color="fg.muted" flexShrink="0">
                <KindIcon kind={option.kind} />
              </Box>
              <Box minWidth="0">
                <Marked text={option.label} looked={looked} />
                {option.detail && (
                  <Box fontSize="sm" color="fg.muted">
                    <Marked text={option.detail} looked={looked} />
                  </Box>
                )}
              </Box>
            </Box>
          ))}
          {all && (
            <Box
              {...taking(all)}
              aria-label={`${all.label}: ${title}`}
              position="absolute"
              top="0"
              right="0"
              px="2.5"
              lineHeight="1.75rem"
              fontSize="xs"
              fontWeight="semibold"
              color="accent"
            >
              {all.label}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
