import type { EntradaBitacora } from '@backoffice/shared/contract'
import { DialogoVolver, useVolver, VolverAlValor, type DeAntes } from '@backoffice/shared/resource'
import { Button, DataList, Row, Stack, Text } from '@backoffice/shared/ui'
import { Dialog, FormButtons } from '@backoffice/shared/ui/dialog'
import { textos } from './bitacora.textos.ts'
import { cuando, que, quien } from './columns.ts'
import { nombreDeCampo, valorDe } from './values.ts'

interface Props {
  entrada: EntradaBitacora
  onClose(): void
  /** A field went back to what it said. */
  onBack(): void
}

type Cambio = EntradaBitacora['cambios'][number]
type Valor = Cambio['antes']

const { columnas, detalle } = textos

/** One thing that somebody did, with each field before and after, which an edit may take back (E-14). */
export function Detalle({ entrada, onClose, onBack }: Props) {
  const { accion, entidad, registro, cambios, direccion } = entrada
  const edited = accion === 'editar' ? (registro?._id ?? null) : null
  const words = {
    volver: useVolver(entidad, edited, onBack),
    label: (campo: string) => nombreDeCampo(entidad, campo),
    value: (campo: string, valor: Valor) => valorDe(entidad, campo, valor),
  }
  return (
    <Dialog
      open
      title={detalle.titulo}
      size="lg"
      onClose={onClose}
      footer={
        <FormButtons
          safe={
            registro && (
              <Button to={`/usuarios?vista=bitacora&registro=${registro._id}`} onClick={onClose}>
                {detalle.soloEste}
              </Button>
            )
          }
          primary={
            <Button variant="primary" onClick={onClose}>
              {detalle.cerrar}
            </Button>
          }
        />
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
            items={cambios.map((cambio) => ({
              label: words.label(cambio.campo),
              value: (
                <Row>
                  <span>{inWords(cambio, words.value)}</span>
                  <VolverAlValor {...words} de={deAntes(cambio)} />
                </Row>
              ),
            }))}
          />
        )}
      </Stack>
      <DialogoVolver {...words} />
    </Dialog>
  )
}

const inWords = (
  { campo, antes, despues, antes_nombre, despues_nombre }: Cambio,
  value: (campo: string, valor: Valor) => string,
) => `${value(campo, antes_nombre ?? antes)} → ${value(campo, despues_nombre ?? despues)}`

const idOf = (valor: Valor) => (typeof valor === 'string' && valor !== '' ? valor : null)

/** An edit takes the id of what a reference named before; the person reads its name. */
function deAntes({ campo, antes, despues, antes_nombre, despues_nombre }: Cambio): DeAntes {
  const isReference = antes_nombre !== undefined || (idOf(antes) === null && despues_nombre !== undefined)
  if (!isReference) return { campo, antes }
  return {
    ...{ campo, antes: antes_nombre ?? null, id: idOf(antes) },
    despues: { id: idOf(despues), nombre: despues_nombre ?? '' },
  }
}
