import type { Cliente } from '@backoffice/shared/contract'
import { DatosEmpresariales, DatosPersonales, textosDatosCliente } from '@backoffice/shared/cliente'
import { nombreCompleto, telefono } from '@backoffice/shared/format'
import { Button, Heading, IconChevronDown, IconChevronUp, Row, Stack, Text } from '@backoffice/shared/ui'
import { focusIsFree } from '@backoffice/shared/ui/form'
import { useEffect, useRef, useState } from 'react'
import { textos } from '../form.textos.ts'

interface Props {
  cliente: Cliente
  /** The data is one line until all of it is asked for. */
  folded: boolean
  busy: boolean
  onReset(): void
}

/** The chosen client, read-only. It takes the focus if the button that chose the client is gone. */
export function ClienteElegido({ cliente, folded, busy, onReset }: Props) {
  const reset = useRef<HTMLButtonElement>(null)
  const [all, setAll] = useState(!folded)
  useEffect(() => {
    if (!folded && focusIsFree()) reset.current?.focus()
  }, [folded])
  return (
    <Stack gap={folded && !all ? 1 : 5}>
      <Row justify="space-between">
        <Heading level={3} size="md">
          {textos.cliente.elegido(nombreCompleto(cliente))}
        </Heading>
        <Row>
          {folded && (
            <Button
              size="sm"
              icon={all ? <IconChevronUp /> : <IconChevronDown />}
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? textos.cliente.verMenos : textos.cliente.verTodo}
            </Button>
          )}
          <Button ref={reset} size="sm" disabled={busy} onClick={onReset}>
            {textos.cliente.elegirOtro}
          </Button>
        </Row>
      </Row>
      {all ? <Datos cliente={cliente} /> : <Text tone="muted">{enUnaLinea(cliente)}</Text>}
    </Stack>
  )
}

const Datos = ({ cliente }: { cliente: Cliente }) => (
  <>
    <Heading level={4} size="sm">
      {textosDatosCliente.personal.titulo}
    </Heading>
    <DatosPersonales datos={cliente} />
    <Heading level={4} size="sm">
      {textosDatosCliente.empresarial.titulo}
    </Heading>
    <DatosEmpresariales datos={cliente} />
  </>
)

/** What tells one client from another of the same name. */
function enUnaLinea({ celular, email, nombre_comercial, razon_social, rfc }: Cliente): string {
  const known = [celular && telefono(celular), email, nombre_comercial || razon_social, rfc].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : textos.cliente.sinDatos
}
