import { api } from '@backoffice/shared'
import { useEffect, useState } from 'react'
import { textos } from '../box/box.textos.ts'
import type { CountedGroup, Offer } from './offer.ts'
import { AT_MOST, type Option } from './option.ts'
import { rowsIn, type Found } from './row.ts'

/** Counting costs a list more than finding five, so it waits until the person rests. */
const REST_MS = 250

/** The remote that shows the rows knows the call, and its types; the host does not. */
const count = api.post as (
  call: string,
  body: object,
  options: { silent: true; signal: AbortSignal },
) => Promise<{ total?: number; total_exacto?: boolean }>

/**
 * What leads to the list of a group, «Ver los 17», by the group: where the box shows as many as it can, and the list has
 * more. Asked behind the answer, for nobody who waits: a failure shows nothing.
 */
export function useTotals(offer: Offer, found: Found | null, text: string): Record<string, Option> {
  const [known, setKnown] = useState<{ text: string; all: Record<string, Option> }>({ text, all: {} })
  const full = offer.counted.filter(({ of }) => found !== null && rowsIn(found, of).length >= AT_MOST)
  // By value: a registry that was asked again must not ask these calls again.
  const asked = JSON.stringify(full)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = (group: CountedGroup) =>
      count(group.call, { [group.filter]: text, filas: 1 }, { silent: true, signal }).then(
        ({ total = 0, total_exacto: exact = true }) => {
          if (signal.aborted || total <= AT_MOST) return
          setKnown((before) => ({
            text,
            all: {
              ...(before.text === text && before.all),
              [group.of]: leadingTo(group, text, total, exact),
            },
          }))
        },
        () => undefined,
      )
    const timer = setTimeout(
      () => (JSON.parse(asked) as CountedGroup[]).forEach((group) => void ask(group)),
      REST_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, text])
  return known.text === text ? known.all : {}
}

function leadingTo({ path, filter }: CountedGroup, text: string, total: number, exact: boolean): Option {
  const to = `${path}?${new URLSearchParams({ [filter]: text }).toString()}`
  return { key: `${to}#todos`, label: textos.todos(total, exact), to }
}
