import { etiquetaDeCampo, type CampoCliente } from '@backoffice/shared/cliente'
import type { ApiError } from '@backoffice/shared'
import type { Cliente } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { useSave } from '@backoffice/shared/resource'
import { Button, Heading, Stack, Text } from '@backoffice/shared/ui'
import { Dialog, FormButtons } from '@backoffice/shared/ui/dialog'
import { RefusalNotice } from '@backoffice/shared/ui/form'
import { useState, type ReactNode } from 'react'
import { valueOf } from '../../valores.ts'
import { unir } from '../calls.ts'
import { textos } from '../duplicados.textos.ts'
import { Lados } from './Lados.tsx'
import { JUNTOS, propuestaDe, type Lado } from './propuesta.ts'

interface Props {
  clientes: readonly [Cliente, Cliente]
  onClose(): void
  onMerged(): void
  /** It was merged and undone from the alert. */
  onUndone(): void
  /** One of the two has changed meanwhile: they are read again. */
  onStale(error: ApiError): void
  /** What is said of that. */
  stale: ReactNode
}

const { dialogo } = textos

/** Who stays, and of each field that differs, whose value. */
export function Elegir({ clientes, onClose, onMerged, onUndone, onStale, stale }: Props) {
  const [propuesta] = useState(() => propuestaDe(clientes))
  const { formas, distintos, iguales } = propuesta
  const both = (say: (one: Cliente) => string): [string, string] => [say(clientes[0]), say(clientes[1])]
  const [queda, setQueda] = useState<Lado>(propuesta.queda)
  const [lados, setLados] = useState(
    () =>
      Object.fromEntries(distintos.map(({ campo, lado }) => [campo, lado])) as Partial<
        Record<CampoCliente, Lado>
      >,
  )
  const { save, pending, error } = useSave(
    (body: Parameters<typeof unir>[0], options) => unir(body, options, onUndone),
    {
      onSaved: onMerged,
      onFailed: (failure) => {
        if (failure.status === 409 || failure.status === 404) onStale(failure)
      },
    },
  )
  const names = both((one) => nombreCompleto(one))
  const registered = both(({ creacion }) => dialogo.alta(creacion))
  const choose = (campo: CampoCliente, lado: Lado) => {
    const campos = JUNTOS.includes(campo) ? JUNTOS.filter((one) => one in lados) : [campo]
    setLados((all) => ({ ...all, ...Object.fromEntries(campos.map((one) => [one, lado])) }))
  }
  const send = () => {
    const [stays, goes] = queda === 0 ? clientes : [clientes[1], clientes[0]]
    void save({
      ...{ id: stays._id, id_otro: goes._id },
      ...(stays.version !== undefined && { version: stays.version }),
      ...(goes.version !== undefined && { version_otro: goes.version }),
      tomar: distintos.map(({ campo }) => campo).filter((campo) => lados[campo] !== queda),
    })
  }

  return (
    <Dialog
      open
      title={dialogo.titulo}
      size="lg"
      busy={pending}
      onClose={onClose}
      footer={
        <FormButtons
          primary={
            <Button variant="primary" loading={pending} onClick={send}>
              {dialogo.unir}
            </Button>
          }
          safe={
            <Button disabled={pending} onClick={onClose}>
              {dialogo.cancelar}
            </Button>
          }
        />
      }
    >
      <Stack gap={5}>
        {stale}
        <Lados
          legend={dialogo.quien}
          described={dialogo.quienTexto}
          lado={queda}
          names={[`${names[0]}, ${registered[0]}`, `${names[1]}, ${registered[1]}`]}
          values={[
            <Quien key={0} nombre={names[0]} alta={registered[0]} />,
            <Quien key={1} nombre={names[1]} alta={registered[1]} />,
          ]}
          disabled={pending}
          onChange={setQueda}
        />
        {distintos.length > 0 && (
          <Stack gap={1}>
            <Heading level={3} size="sm">
              {dialogo.datos}
            </Heading>
            <Text size="sm" tone="muted">
              {dialogo.datosTexto}
            </Text>
          </Stack>
        )}
        {distintos.map(({ campo }) => (
          <Lados
            key={campo}
            legend={etiquetaDeCampo(campo)}
            lado={lados[campo] ?? queda}
            names={names}
            values={[valueOf(formas[0], campo) ?? <Vacio />, valueOf(formas[1], campo) ?? <Vacio />]}
            disabled={pending}
            onChange={(lado) => choose(campo, lado)}
          />
        ))}
        <Text size="sm" tone="muted">
          {[
            distintos.length === 0 ? dialogo.todosIguales : iguales > 0 && dialogo.iguales(iguales),
            dialogo.sigue,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        {error && <RefusalNotice error={error} keeps />}
      </Stack>
    </Dialog>
  )
}

const Quien = ({ nombre, alta }: { nombre: string; alta: string }) => (
  <>
    <Text as="span">
      <strong>{nombre}</strong>
    </Text>
    <Text size="sm" tone="muted">
      {alta}
    </Text>
  </>
)

const Vacio = () => (
  <Text as="span" tone="muted">
    {dialogo.vacio}
  </Text>
)
