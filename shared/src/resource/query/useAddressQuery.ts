import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readQuery, writeQuery } from './address.ts'
import type { ListQuery, ListShape } from '../types.ts'

/** In the history entry of a question: the plain address was asked for here, it is not the menu's. */
export const ASKED = { pregunta: true }

type Next<F> = ListQuery<F> | ((current: ListQuery<F>) => ListQuery<F>)

/**
 * A list's query in the address; `go` navigates to another query, and adds a history entry unless it replaces the
 * current one.
 */
export function useAddressQuery<F extends object>(definition: ListShape<F>) {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const query = useMemo(() => readQuery(definition, new URLSearchParams(address)), [definition, address])

  // Two steps can come before the router renders the first one: the second one starts from this ref, not from the
  // screen.
  const latest = useRef({ query, params })
  useEffect(() => void (latest.current = { query, params }), [query, params])

  const go = useCallback(
    (next: Next<F>, { replace = false } = {}): ListQuery<F> => {
      const before = latest.current
      const wanted = typeof next === 'function' ? next(before.query) : next
      const params = writeQuery(definition, wanted, before.params)
      const same = writeQuery(definition, before.query, before.params).toString()
      if (params.toString() === same) return before.query
      // Normalizes the query to what the address can express, since it will be read back from there.
      const query = readQuery(definition, params)
      latest.current = { query, params }
      setParams(params, { replace, state: ASKED })
      return query
    },
    [definition, setParams],
  )
  return { query, go }
}
