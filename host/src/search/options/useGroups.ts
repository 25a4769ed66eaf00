import { useAuth } from '@backoffice/shared'
import { useMemo, useState } from 'react'
import { useRegistry } from '@backoffice/entrega/page'
import { Offer } from './offer.ts'
import { AT_MOST, type Group, type Option } from './option.ts'
import { foundGroups, namedGroups, rowIn } from './options.ts'
import { readRecent } from '../recent/recent.ts'
import { textos } from '../box/box.textos.ts'
import { useFound } from './useFound.ts'
import { useTotals } from './useTotals.ts'
import { useWaiting } from './useWaiting.ts'

/**
 * What the box shows. Without a text: recent entries, actions, and what waits; otherwise sections and actions by name, and
 * what the server finds.
 */
export function useGroups(typed: string) {
  const text = typed.trim()
  const registry = useRegistry()
  const usuario = useAuth((auth) => auth.usuario)
  const capacidades = useAuth((auth) => auth.capacidades)
  const offer = useMemo(
    () =>
      new Offer(
        Object.values(registry?.remotes ?? {}).map(({ remote }) => remote),
        { usuario, capacidades },
      ),
    [registry, usuario, capacidades],
  )
  const [recent] = useState(readRecent)
  const waiting = useWaiting(offer)
  const row = rowIn(offer, text)
  const looked = row ?? text
  const { found, ...asked } = useFound(offer, looked)
  const totals = useTotals(offer, asked.settled ? found : null, looked)

  const groups: Group[] =
    text === ''
      ? [
          { title: textos.grupos.recientes, options: recent.flatMap((one) => reopened(offer, one)) },
          { title: textos.grupos.acciones, options: offer.actions.slice(0, AT_MOST) },
          // Behind those, which are there at once: nothing moves when they arrive.
          ...waiting,
        ]
      : [...namedGroups(offer, text), ...(found ? foundGroups(offer, found, looked, row !== null) : [])]
  const some = groups.filter(({ options }) => options.length > 0)
  return {
    ...asked,
    looked,
    text,
    groups: some.map((one) => ({ ...one, all: one.of === undefined ? undefined : totals[one.of] })),
  }
}

/** Where a recent one leads today: its page may have moved, or be withheld from this person by now. */
function reopened(offer: Offer, recent: Omit<Option, 'to'>): Option[] {
  const named = offer.sections.find(({ key }) => key === recent.key)
  if (named) return [named]
  const [row = '', group] = recent.key.split('?')
  const [of = '', id = ''] = row.split('/')
  const to = offer.addressOf(of, id)
  return to ? [{ ...recent, to, kind: offer.kindOf(group ?? of), recent: true }] : []
}
