import type { PerfilCliente } from '../contract'
import { etiquetaTipoPersona, fechaLarga, ingreso, numero } from '../format'
import { DataList } from '../ui/DataList'
import { textos } from './cliente.textos'
import { Correo, Sitio, Telefono } from './enlaces'
import { useNombresDeCatalogo } from './useNombresDeCatalogo'

const { empresarial } = textos

// A server of the plain contract may leave members out.
const si = <T,>(value: T | null | undefined, show: (value: T) => string) =>
  value === null || value === undefined ? null : show(value)

/** A client's business data, to be read; régimen and giro by their names. The e-mail is the business one (P-04). */
export function DatosEmpresariales({ datos }: { datos: PerfilCliente['informacion_empresarial'] }) {
  const { regimen, giro } = useNombresDeCatalogo(datos)
  const { telefono, email_empresarial, web } = datos
  return (
    <DataList
      columns={3}
      items={[
        { label: empresarial.nombreComercial, value: datos.nombre_comercial },
        { label: empresarial.razonSocial, value: datos.razon_social },
        { label: empresarial.rfc, value: datos.rfc },
        { label: empresarial.curp, value: datos.curp },
        { label: empresarial.tipoPersona, value: si(datos.tipo_persona, etiquetaTipoPersona) },
        { label: empresarial.regimenFiscal, value: regimen },
        { label: empresarial.giro, value: giro },
        { label: empresarial.representanteLegal, value: datos.representante_legal },
        { label: empresarial.puesto, value: datos.puesto },
        { label: empresarial.domicilioFiscal, value: datos.domicilio_fiscal },
        { label: empresarial.telefono, value: telefono && <Telefono value={telefono} /> },
        { label: empresarial.email, value: email_empresarial && <Correo value={email_empresarial} /> },
        { label: empresarial.web, value: web && <Sitio value={web} /> },
        { label: empresarial.fechaConstitucion, value: si(datos.fecha_constitucion, fechaLarga) },
        { label: empresarial.numeroEmpleados, value: si(datos.numero_empleados, numero) },
        { label: empresarial.minimoIngresos, value: si(datos.minimo_ingresos_anuales, ingreso) },
        { label: empresarial.maximoIngresos, value: si(datos.maximo_ingresos_anuales, ingreso) },
      ]}
    />
  )
}
