import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { etiquetaStatusAsesoria, etiquetaTipoAsesoria, fechaLarga } from '@backoffice/shared/format'
import { Accordion, AccordionSection, Badge, Box, DataList } from '@backoffice/shared/ui'
import { textos as registro } from '../registro.textos'
import { textos } from './details.textos'

/** The advisory's own data, in the first section (D11). */
export function DatosAsesoria({ asesoria }: { asesoria: AsesoriaDetalles }) {
  const { cliente, empresa, motivo, tipo, asesor, creacion, finalizacion, status, descripcion } = asesoria
  return (
    <Accordion>
      <AccordionSection title={textos.datos}>
        <DataList
          columns={3}
          items={[
            { label: registro.motivo, value: motivo },
            { label: registro.tipo, value: etiquetaTipoAsesoria(tipo) },
            {
              label: registro.status,
              value: (
                <Badge tone={status === 0 ? 'activa' : 'finalizada'}>{etiquetaStatusAsesoria(status)}</Badge>
              ),
            },
            { label: registro.cliente, value: cliente.nombre },
            { label: registro.empresa, value: empresa },
            { label: registro.asesor, value: asesor.nombre },
            { label: registro.fecha, value: fechaLarga(creacion) },
            { label: registro.finalizacion, value: finalizacion && fechaLarga(finalizacion) },
          ]}
        />
        <Box mt="4">
          <DataList
            columns={1}
            items={[
              {
                label: registro.descripcion,
                value: descripcion && <Box whiteSpace="pre-line">{descripcion}</Box>,
              },
            ]}
          />
        </Box>
      </AccordionSection>
    </Accordion>
  )
}
