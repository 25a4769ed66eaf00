import type { EntradaBitacora } from '@backoffice/shared/contract'
import { Button, DataList, Stack, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { textos } from './bitacora.textos.ts'
import { cuando, que, quien } from './columns.ts'
import { nombreDeCampo, valorDe } from './values.ts'

interface Props {
  entrada: EntradaBitacora
  onClose(): void
}

const { columnas, detalle } = textos

/** One thing that somebody did, with each field before and after. */
export function Detalle({ entrada, onClose }: Props) {
  const { registro, cambios, direccion } = entrada
  return (
    <Dialog
      open
      title={detalle.titulo}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {registro && (
            <Button to={`/usuarios?vista=bitacora&registro=${registro._id}`} onClick={onClose}>
              {detalle.soloEste}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {detalle.cerrar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DataList
          columns={3}
          items={[
            { label: columnas.momento, value: cuando(entrada) },
            { label: columnas.usuario, value: quien(entrada) },
            { label: columnas.accion, value: que(entrada) },
            { label: columnas.registro, value: registro?.nombre },
            { label: columnas.direccion, value: direccion },
          ]}
        />
        {cambios.length === 0 ? (
          <Text tone="muted">{detalle.sinCampos}</Text>
        ) : (
          <DataList
            columns={1}
            items={cambios.map(({ campo, antes, despues }) => ({
              label: nombreDeCampo(campo),
              value: `${valorDe(campo, antes)} → ${valorDe(campo, despues)}`,
            }))}
          />
        )}
      </Stack>
    </Dialog>
  )
}
