import type { Cliente } from '@backoffice/shared/contract'
import { DatosEmpresariales, DatosPersonales, textosDatosCliente } from '@backoffice/shared/cliente'
import { nombreCompleto } from '@backoffice/shared/format'
import { Button, Heading, Row, Stack } from '@backoffice/shared/ui'
import { focusIsFree } from '@backoffice/shared/ui/form'
import { useEffect, useRef } from 'react'
import { textos } from '../form.textos'

interface Props {
  cliente: Cliente
  busy: boolean
  onReset(): void
}

/** The chosen client, read-only. It takes the focus, because the button that chose the client is gone. */
export function ClienteElegido({ cliente, busy, onReset }: Props) {
  const reset = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusIsFree()) reset.current?.focus()
  }, [])
  return (
    <Stack gap={5}>
      <Row justify="space-between">
        <Heading level={3} size="md">
          {textos.cliente.elegido(nombreCompleto(cliente))}
        </Heading>
        <Button ref={reset} size="sm" disabled={busy} onClick={onReset}>
          {textos.cliente.elegirOtro}
        </Button>
      </Row>
      <Heading level={4} size="sm">
        {textosDatosCliente.personal.titulo}
      </Heading>
      <DatosPersonales datos={cliente} />
      <Heading level={4} size="sm">
        {textosDatosCliente.empresarial.titulo}
      </Heading>
      <DatosEmpresariales datos={cliente} />
    </Stack>
  )
}
