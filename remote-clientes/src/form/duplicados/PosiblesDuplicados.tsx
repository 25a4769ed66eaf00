import { hasPermission, useAuth } from '@backoffice/shared'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { enumerar, nombreCompleto } from '@backoffice/shared/format'
import { Box, Link, Notice, VisuallyHidden } from '@backoffice/shared/ui'
import { textos } from './duplicados.textos.ts'

type Motivo = PosibleDuplicado['motivos'][number]

interface Props {
  duplicados: PosibleDuplicado[]
  /** Shown once, beside the first fields that match. */
  por: Motivo[]
}

/** In the order of the form's fields. */
const orden: Motivo[] = ['nombre', 'celular', 'email', 'rfc', 'curp']
const primero = (motivos: Motivo[]) => orden.find((motivo) => motivos.includes(motivo)) ?? 'nombre'

/** Lists possible duplicates and the matching fields. Profiles open in another tab, so that the form is kept. */
export function PosiblesDuplicados({ duplicados, por }: Props) {
  const suyos = duplicados.filter(({ motivos }) => por.includes(primero(motivos)))
  if (suyos.length === 0) return null
  return (
    <Box gridColumn="1 / -1">
      <Notice tone="warning" title={textos.titulo}>
        <ul>
          {suyos.map((cliente) => (
            <li key={cliente._id}>
              <Quien cliente={cliente} />
              {`: ${enumerar(cliente.motivos.map((motivo) => textos.motivos[motivo]))}`}
            </li>
          ))}
        </ul>
      </Notice>
    </Box>
  )
}

function Quien({ cliente }: { cliente: PosibleDuplicado }) {
  const usuario = useAuth((auth) => auth.usuario)
  const nombre = nombreCompleto(cliente)
  const lugar = (['detalles', 'editar'] as const).find((uno) => hasPermission(usuario, `clientes.${uno}`))
  if (!lugar) return nombre
  return (
    <Link href={`/clientes/${lugar}/${cliente._id}`} external>
      {nombre}
      <VisuallyHidden>{` ${textos.otraPestana}`}</VisuallyHidden>
    </Link>
  )
}
