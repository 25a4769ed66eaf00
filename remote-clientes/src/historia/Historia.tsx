import { hasCapacidad, useAuth } from '@backoffice/shared'
import type { TipoHistoria } from '@backoffice/shared/contract'
import { DialogoVolver, useVolver } from '@backoffice/shared/resource'
import { Button, Row, Stack } from '@backoffice/shared/ui'
import { useState } from 'react'
import { Entrada, palabras } from './Entrada.tsx'
import { textos } from './historia.textos.ts'
import { Paginas } from './Paginas.tsx'
import { useHistoria } from './useHistoria.ts'

const TIPOS: TipoHistoria[] = ['nota', 'asesoria', 'contratacion', 'pago', 'archivo', 'mensaje', 'cambio']

interface Props {
  idCliente: string
  /** A field of the client went back to what it said. */
  onChange(): void
}

/** Everything that happened to a client, newest first, by kind and page by page (E-10). */
export function Historia({ idCliente, onChange }: Props) {
  const [tipo, setTipo] = useState<TipoHistoria | null>(null)
  const sends = useAuth((auth) => hasCapacidad(auth, '/mensajes/enviar'))
  const pays = useAuth((auth) => hasCapacidad(auth, '/clientes/crear_pago'))
  const all = TIPOS.filter((one) => (sends || one !== 'mensaje') && (pays || one !== 'pago'))
  const historia = useHistoria(idCliente, tipo ? [tipo] : all)
  const volver = useVolver('cliente', idCliente, () => {
    historia.reload()
    onChange()
  })
  return (
    <Stack gap={4}>
      <div role="group" aria-label={textos.filtrar}>
        <Row>
          {[null, ...all].map((one) => (
            <Button
              key={one ?? ''}
              size="sm"
              variant={one === tipo ? 'primary' : 'secondary'}
              aria-pressed={one === tipo}
              onClick={() => setTipo(one)}
            >
              {one === null ? textos.todo : textos.filtros[one]}
            </Button>
          ))}
        </Row>
      </div>
      <Paginas
        historia={historia}
        label={textos.titulo}
        empty={textos.vacia}
        byDay
        entry={(entrada) => <Entrada entrada={entrada} volver={volver} />}
      />
      <DialogoVolver {...palabras} volver={volver} />
    </Stack>
  )
}
