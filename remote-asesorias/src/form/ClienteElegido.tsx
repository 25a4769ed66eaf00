import type { Cliente } from '@backoffice/shared/contract'
import {
  etiquetaTipoPersona,
  fechaLarga,
  ingreso,
  nombreCompleto,
  numero,
  telefono,
} from '@backoffice/shared/format'
import { Button, DataList, Heading, Row, Stack } from '@backoffice/shared/ui'
import { useEffect, useRef } from 'react'
import { textos } from './nueva.textos'
import { useNombresDeCatalogo } from './useNombresDeCatalogo'

interface Props {
  cliente: Cliente
  busy: boolean
  onReset(): void
}

const { personal, empresarial } = textos
const si = <T,>(value: T | null | undefined, show: (value: T) => string) =>
  value === null || value === undefined ? null : show(value)

/** The chosen client, read-only. The focus comes here: the button that chose is gone. */
export function ClienteElegido({ cliente, busy, onReset }: Props) {
  const reset = useRef<HTMLButtonElement>(null)
  useEffect(() => reset.current?.focus(), [])
  const { regimen, giro } = useNombresDeCatalogo(cliente)
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
        {personal.titulo}
      </Heading>
      <DataList
        columns={3}
        items={[
          { label: personal.nombre, value: cliente.nombre },
          { label: personal.apellidoPaterno, value: cliente.apellido_paterno },
          { label: personal.apellidoMaterno, value: cliente.apellido_materno },
          { label: personal.nacimiento, value: si(cliente.nacimiento, fechaLarga) },
          { label: personal.celular, value: si(cliente.celular, telefono) },
          { label: personal.email, value: cliente.email },
        ]}
      />
      <Heading level={4} size="sm">
        {empresarial.titulo}
      </Heading>
      <DataList
        columns={3}
        items={[
          { label: empresarial.nombreComercial, value: cliente.nombre_comercial },
          { label: empresarial.razonSocial, value: cliente.razon_social },
          { label: empresarial.rfc, value: cliente.rfc },
          { label: empresarial.curp, value: cliente.curp },
          { label: empresarial.tipoPersona, value: si(cliente.tipo_persona, etiquetaTipoPersona) },
          { label: empresarial.regimenFiscal, value: regimen },
          { label: empresarial.giro, value: giro },
          { label: empresarial.representanteLegal, value: cliente.representante_legal },
          { label: empresarial.puesto, value: cliente.puesto },
          { label: empresarial.domicilioFiscal, value: cliente.domicilio_fiscal },
          { label: empresarial.telefono, value: si(cliente.telefono, telefono) },
          { label: empresarial.email, value: cliente.email_empresarial },
          { label: empresarial.web, value: cliente.web },
          { label: empresarial.fechaConstitucion, value: si(cliente.fecha_constitucion, fechaLarga) },
          { label: empresarial.numeroEmpleados, value: si(cliente.numero_empleados, numero) },
          { label: empresarial.minimoIngresos, value: si(cliente.minimo_ingresos_anuales, ingreso) },
          { label: empresarial.maximoIngresos, value: si(cliente.maximo_ingresos_anuales, ingreso) },
        ]}
      />
    </Stack>
  )
}
