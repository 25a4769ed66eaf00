import { api } from '@backoffice/shared'
import type { LlaveDeAcceso, SegundoPaso } from '@backoffice/shared/contract'
import { fechaDeInstante } from '@backoffice/shared/format'
import { Button, VisuallyHidden } from '@backoffice/shared/ui'
import { useState } from 'react'
import { ConfirmarDialog } from './dialogos.ts'
import { textos } from './paso.textos.ts'
import { canMakePasskeys } from './passkey.ts'
import type { Hecho } from './pedir.ts'
import { Renglon } from './Renglon.tsx'

const { llaves: copy } = textos

interface Props {
  paso: SegundoPaso
  onAdd(): void
  onDone(hecho: Hecho): void
}

/** The passkeys, each removed with the password; and the button that adds one, where the browser can. */
export function Llaves({ paso, onAdd, onDone }: Props) {
  const [removing, setRemoving] = useState<LlaveDeAcceso | null>(null)
  const [visit, setVisit] = useState(0)
  const possible = paso.llaves_posibles && canMakePasskeys()
  return (
    <>
      <Renglon nombre={copy.nombre} detalle={possible ? copy.detalle : copy.imposible}>
        {possible && (
          <Button size="sm" onClick={onAdd}>
            {copy.agregar} <VisuallyHidden>{copy.cual}</VisuallyHidden>
          </Button>
        )}
      </Renglon>
      {paso.llaves.map((llave) => (
        <Renglon key={llave._id} nombre={`«${llave.nombre}»`} detalle={`${since(llave)}; ${lastUse(llave)}`}>
          <Button
            size="sm"
            onClick={() => {
              setVisit(visit + 1)
              setRemoving(llave)
            }}
          >
            {copy.quitar} <VisuallyHidden>{`«${llave.nombre}»`}</VisuallyHidden>
          </Button>
        </Renglon>
      ))}
      <ConfirmarDialog
        key={visit}
        open={removing !== null}
        titulo={copy.quitarTitulo}
        texto={copy.quitarTexto(removing?.nombre ?? '')}
        boton={copy.quitar}
        conCodigo={paso.autenticador !== null}
        send={({ password_actual, codigo }) =>
          api.post('/configuracion/quitar_llave', {
            ...{ id: removing?._id ?? '', password_actual },
            ...(codigo && { codigo }),
          })
        }
        onClose={() => setRemoving(null)}
        onDone={(hecho) => {
          setRemoving(null)
          onDone(hecho)
        }}
      />
    </>
  )
}

const since = ({ creacion }: LlaveDeAcceso) => textos.desde(fechaDeInstante(creacion))
const lastUse = ({ ultimo_uso }: LlaveDeAcceso) =>
  ultimo_uso ? copy.usada(fechaDeInstante(ultimo_uso)) : copy.sinUso
