import { hasCapacidad, useAuth } from '@backoffice/shared'
import { masDias, useHoy, semanaDe } from '@backoffice/shared/format'
import { listAddress, sameFilters, type ListQuery } from '@backoffice/shared/resource'
import { Button, onDemand } from '@backoffice/shared/ui'
import { Chips, type Chip } from '@backoffice/shared/ui/list'
import { useRef, useState } from 'react'
import { enCurso, type Filtros } from '../filters.ts'
import { listAsesorias } from '../list.ts'
import { textos } from '../list.textos.ts'
import { useTareas } from '../tareas/useTareas.ts'

const MisTareas = onDemand(() => import('../tareas/MisTareas.tsx').then((file) => file.MisTareas), {
  here: null,
})

const { miDia } = textos
const same = (one: Filtros, other: Filtros) => sameFilters(listAsesorias, one, other)

/**
 * «Hoy, a mi cargo», «Hoy», «Mañana», «Esta semana», «Atrasadas» and «A mi cargo» above the list (E-04, D55). A period and «A mi cargo» go
 * together; «Hoy, a mi cargo» stands for both, so that from there «Hoy» leads to everyone's and «A mi cargo» to every day's. Behind them, «Mis
 * tareas» opens the due ones (E-10).
 */
export function MiDia({ query }: { query: ListQuery<Filtros> }) {
  const yo = useAuth((auth) => (hasCapacidad(auth, 'asesorias.asesor') ? (auth.usuario?._id ?? null) : null))
  const today = useHoy()
  const tareas = useTareas(today)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { lunes, domingo } = semanaDe(today)
  const { filtros, filas } = query

  const onDay = (dia: string) => ({ ...enCurso, fecha_inicio: dia, fecha_fin: dia })
  const hoy = onDay(today)
  const miasDeHoy = yo !== null && same(filtros, { ...hoy, asesor: yo })
  const asesor = miasDeHoy ? null : filtros.asesor

  /** The nearest day first: ascending for days to come, descending for those gone by. */
  const period = (label: string, wanted: Filtros, direccion: 'asc' | 'desc' = 'asc'): Chip => {
    const current = same(filtros, wanted)
    const next = current
      ? { filtros: { ...enCurso, asesor }, filas }
      : { filtros: wanted, orden: 'creacion', direccion, filas }
    return { label, current, to: listAddress(listAsesorias, next) }
  }
  const mias = (): Chip => {
    const current = filtros.asesor === yo && !miasDeHoy
    const wanted = miasDeHoy ? enCurso : filtros
    const next = { ...query, filtros: { ...wanted, asesor: current ? null : yo } }
    return { label: miDia.mias, current, to: listAddress(listAsesorias, next) }
  }

  const chips = [
    period(miDia.hoy, { ...hoy, asesor }),
    period(miDia.manana, { ...onDay(masDias(today, 1)), asesor }),
    period(miDia.estaSemana, { ...enCurso, asesor, fecha_inicio: lunes, fecha_fin: domingo }),
    period(miDia.vencidas, { ...enCurso, asesor, fecha_fin: masDias(today, -1) }, 'desc'),
  ]
  return (
    <>
      <Chips
        label={miDia.titulo}
        chips={yo ? [period(miDia.miasDeHoy, { ...hoy, asesor: yo }), ...chips, mias()] : chips}
      >
        {tareas && (
          <Button ref={button} size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {miDia.tareas(tareas)}
          </Button>
        )}
      </Chips>
      {tareas && open && <MisTareas tareas={tareas} today={today} onDone={() => button.current?.focus()} />}
    </>
  )
}
