import { api } from '@backoffice/shared'
import type { WaitingGroup } from '@backoffice/shared/contract'
import { hoy } from '@backoffice/shared/format'
import { useEffect, useState } from 'react'
import type { Offer } from './offer.ts'
import { dueOptions } from './options.ts'
import type { Group } from './option.ts'
import { rowsIn, textIn, type Found, type Row } from './row.ts'

/** The remote that shows the rows knows the call, and its types; the host does not. */
const ask = api.post as (
  call: string,
  body: object,
  options: { silent: true; signal: AbortSignal },
) => Promise<Found>

/** What waits for this person, asked for when the box opens (E-10); nothing where it cannot be had. */
export function useWaiting({ waiting }: Offer): Group[] {
  const [rows, setRows] = useState<Record<string, Row[]>>({})
  // By value: a registry that was asked again must not ask these calls again.
  const calls = JSON.stringify(waiting)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const group of JSON.parse(calls) as WaitingGroup[])
      ask(group.call, {}, { silent: true, signal }).then(
        (answer) => !signal.aborted && setRows((others) => ({ ...others, [group.call]: due(group, answer) })),
        () => undefined,
      )
    return () => controller.abort()
  }, [calls])
  return waiting.map((group) => ({
    title: group.title,
    options: dueOptions(group, rows[group.call] ?? []),
  }))
}

/** The rows whose day has come. */
function due(group: WaitingGroup, answer: Found): Row[] {
  return rowsIn(answer, group.rows).filter((row) => {
    const day = textIn(row, group.due)
    return day !== '' && day <= hoy()
  })
}
