import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { aspectoChanged, aspectoOf, authState } from '../../stores/auth.ts'
import type { ListShape } from '../types.ts'
import { listAddress } from './listAddress.ts'
import { ASKED } from './useAddressQuery.ts'

/**
 * Begins a list with the view that its person chose for it, or else with its filters for entering, when they enter by its
 * plain address, as from the menu. Back, a reload and the plain address that a question has lead to what they say (C-11).
 * @returns whether the list is about to begin there: nothing is asked meanwhile
 */
export function useStart<F extends object>(definition: ListShape<F>): boolean {
  const { lista, vista } = definition
  const { key, search, state } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const enters =
    search === (vista ? `?vista=${vista}` : '') && !isAsked(state) && (type !== 'POP' || key === 'default')
  // Decided once per entry: choosing a start for the next time does not move the list that is on the screen.
  const decide = () => ({ key, inicio: enters ? startOf(definition) : null })
  const [entry, setEntry] = useState(decide)
  if (entry.key !== key) setEntry(decide)
  const { inicio } = entry

  useEffect(() => {
    if (inicio === null) return
    if (lista !== undefined && inicio.columnas !== undefined)
      aspectoChanged(lista, { columnas: inicio.columnas })
    if (inicio.consulta) void navigate({ search: inicio.consulta }, { replace: true, state: ASKED })
  }, [inicio, lista, navigate])
  return entry.key === key && Boolean(inicio?.consulta)
}

interface Start {
  consulta: string | null
  /** Undefined: the columns stay as they are. */
  columnas?: string[] | null
}

/** The question that a list begins with; null: its plain one. */
function startOf<F extends object>(definition: ListShape<F>): Start | null {
  const { inicio } = aspectoOf(authState(), definition.lista)
  if (inicio) return inicio
  const filtros = definition.filtrosAlEntrar?.()
  return filtros ? { consulta: listAddress(definition, { filtros }).slice(1) } : null
}

/** A saved form leads back to what the list showed before, too. */
function isAsked(state: unknown): boolean {
  const marks = state as { pregunta?: boolean; afterSave?: boolean } | null
  return Boolean(marks?.pregunta ?? marks?.afterSave)
}

/** The address of a list's initial question for a person whom the plain one leads to their own start. */
export const plainQuery = ({ vista }: Tab): string => (vista ? `vista=${vista}&pagina=1` : 'pagina=1')

type Tab = Pick<ListShape<object>, 'lista' | 'vista'>
