import { demasiadoLargo } from '@backoffice/shared/format'
import { useNavigate } from '@backoffice/shared/router'
import { Box, Button, composes, Input, Notice, Row, Stack, VisuallyHidden } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { OptionList } from './OptionList.tsx'
import type { Option } from '../options/option.ts'
import type { EarlyKeys } from '../useEarlyKeys.ts'
import { rememberRecent } from '../recent/recent.ts'
import { textos } from './box.textos.ts'
import { TEXT_MAX } from '../options/useFound.ts'
import { useGroups } from '../options/useGroups.ts'

export interface SearchBoxProps {
  open: boolean
  /** What was typed before the field had the focus. */
  takeKeys(): EarlyKeys
  onShortcuts(): void
  onClose(): void
}

/** The search box: a combobox over everything that the person may open (E-02). */
export function SearchBox({ open, ...props }: SearchBoxProps) {
  return (
    <Dialog open={open} title={textos.titulo} size="lg" onClose={props.onClose}>
      <Content {...props} />
    </Dialog>
  )
}

function Content({ takeKeys, onShortcuts, onClose }: Omit<SearchBoxProps, 'open'>) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { groups, looked, text, settled, failed, retry } = useGroups(typed)
  // Enter came before the answer to its text: what it opens is in there.
  const waiting = useRef<{ of: string; newTab: boolean } | null>(null)

  const long = demasiadoLargo(text, TEXT_MAX)
  const options = groups.flatMap(({ options: rows, all }) => [...rows, ...(all ? [all] : [])])
  const active = options.find(({ key }) => key === chosen) ?? options[0]
  const isKnown = settled || chosen !== null || (active !== undefined && isNamed(active))

  const type = (next: string) => {
    waiting.current = null
    setTyped(next)
    setChosen(null)
  }
  const call = (href: string) => {
    onClose()
    window.location.assign(href)
  }
  const take = (option: Option, newTab: boolean) => {
    if (option.href !== undefined) return call(option.href)
    if (option.to === undefined) return type(option.fill ?? '')
    if (option.recent) rememberRecent(option)
    if (newTab) return void window.open(option.to, '_blank', 'noopener')
    onClose()
    void navigate(option.to)
  }
  useEffect(() => {
    // The effect of a render before may run after the focus brought the text.
    if (!settled || waiting.current?.of !== typed) return
    const { newTab } = waiting.current
    waiting.current = null
    if (active) take(active, newTab)
  })

  const toShortcuts = () => {
    onClose()
    onShortcuts()
  }
  const onFocus = () => {
    const { text, enter } = takeKeys()
    if (text === '') return
    type(typed + text)
    if (enter) waiting.current = { of: typed + text, newTab: false }
  }
  const move = (by: number) => {
    const at = active ? options.indexOf(active) : -1
    const next = options[(at + by + options.length) % options.length]
    if (next) setChosen(next.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (composes(event)) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') {
      const newTab = event.ctrlKey || event.metaKey
      if (!isKnown) waiting.current = { of: typed, newTab }
      else if (active) take(active, newTab)
    } else return
    event.preventDefault()
  }

  const some = options.length > 0
  const status =
    long ?? (text === '' || !settled ? '' : textos.cuantos(groups.flatMap((group) => group.options).length))
  return (
    <Stack gap={3}>
      <Input
        role="combobox"
        type="text"
        value={typed}
        placeholder={textos.campo}
        aria-label={textos.campo}
        aria-expanded={some}
        aria-controls={some ? id : undefined}
        aria-activedescendant={active && `${id}${active.key}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => type(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      {/* Of one height: the box does not jump as results come and go. */}
      <Box height="min(26rem, 60dvh)" display="flex" flexDirection="column" gap="2" mx="-2">
        {failed && (
          <Notice
            tone="danger"
            title={textos.falla}
            action={
              <Button size="sm" onClick={retry}>
                {textos.reintentar}
              </Button>
            }
          />
        )}
        {some && (
          <OptionList
            id={id}
            groups={groups}
            active={active}
            looked={text === '' ? '' : looked}
            onTake={take}
            onActive={setChosen}
          />
        )}
        {!some && !failed && (
          <Box color="fg.muted" px="2" py="3" css={settled ? {} : { animation: 'appear 150ms 150ms both' }}>
            {long ?? (text === '' ? textos.vacia : settled ? textos.nada(text) : textos.buscando)}
          </Box>
        )}
      </Box>
      <Row justify="space-between">
        <Box color="fg.muted" fontSize="xs" css={{ '@media (max-width: 639px)': { display: 'none' } }}>
          {textos.teclas}
        </Box>
        <Button size="sm" variant="ghost" onClick={toShortcuts}>
          {textos.atajos}
        </Button>
      </Row>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </Stack>
  )
}

/** Sections and actions by name need no answer of the server. */
const isNamed = ({ key }: Option) => key.startsWith('/') && !key.includes('?')
