import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { enHoras, etiquetaStatusAsesoria, etiquetaTipoAsesoria, fechaLarga } from '@backoffice/shared/format'
import { Accordion, AccordionSection, Badge, Box, DataList } from '@backoffice/shared/ui'
import { textos } from './registro.textos.ts'

/** The advisory's own data, in the first section (D11). */
export function DatosAsesoria({ asesoria }: { asesoria: AsesoriaDetalles }) {
  const {
    cliente,
    empresa,
    motivo,
    tipo,
    asesor,
    creacion,
    finalizacion,
    status,
    descripcion,
    hora,
    minutos,
  } = asesoria
  return (
    <Accordion>
      <AccordionSection title={textos.datos}>
        <DataList
          columns={3}
          items={[
            { label: textos.motivo, value: motivo },
            { label: textos.tipo, value: etiquetaTipoAsesoria(tipo) },
            {
              label: textos.status,
              value: (
                <Badge tone={status === 0 ? 'activa' : 'finalizada'}>{etiquetaStatusAsesoria(status)}</Badge>
              ),
            },
            { label: textos.cliente, value: cliente.nombre },
            { label: textos.empresa, value: empresa },
            { label: textos.asesor, value: asesor.nombre },
            { label: textos.fecha, value: fechaLarga(creacion) },
            { label: textos.finalizacion, value: finalizacion && fechaLarga(finalizacion) },
            ...(hora === undefined ? [] : [{ label: textos.hora, value: hora }]),
            ...(minutos ? [{ label: textos.largo, value: enHoras(minutos) }] : []),
          ]}
        />
        <Box mt="4">
          <DataList
            columns={1}
            items={[
              {
                label: textos.descripcion,
                value: descripcion && <Box whiteSpace="pre-line">{descripcion}</Box>,
              },
            ]}
          />
        </Box>
      </AccordionSection>
    </Accordion>
  )
}
