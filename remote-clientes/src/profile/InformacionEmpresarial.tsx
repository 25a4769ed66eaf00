import type { PerfilCliente } from '@backoffice/shared/contract'
import { etiquetaTipoPersona, fechaLarga, ingreso, numero } from '@backoffice/shared/format'
import { AccordionSection, DataList } from '@backoffice/shared/ui'
import { Correo, Sitio, Telefono } from './enlaces'
import { textos } from './perfil.textos'
import { useNombresDeCatalogo } from './useNombresDeCatalogo'

const { empresarial } = textos

const si = <T,>(value: T | null, show: (value: T) => string) => (value === null ? null : show(value))

/** «Información empresarial», read-only; the e-mail is the business one (P-04). */
export function InformacionEmpresarial({ datos }: { datos: PerfilCliente['informacion_empresarial'] }) {
  const { regimen, giro } = useNombresDeCatalogo(datos)
  return (
    <AccordionSection title={empresarial.titulo}>
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
          { label: empresarial.telefono, value: datos.telefono && <Telefono value={datos.telefono} /> },
          {
            label: empresarial.email,
            value: datos.email_empresarial && <Correo value={datos.email_empresarial} />,
          },
          { label: empresarial.web, value: datos.web && <Sitio value={datos.web} /> },
          { label: empresarial.fechaConstitucion, value: si(datos.fecha_constitucion, fechaLarga) },
          { label: empresarial.numeroEmpleados, value: si(datos.numero_empleados, numero) },
          { label: empresarial.minimoIngresos, value: si(datos.minimo_ingresos_anuales, ingreso) },
          { label: empresarial.maximoIngresos, value: si(datos.maximo_ingresos_anuales, ingreso) },
        ]}
      />
    </AccordionSection>
  )
}
