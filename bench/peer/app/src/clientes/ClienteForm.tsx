import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { DateInput, NumberInput, required, SimpleForm, TextInput } from 'react-admin'
import { GiroInput, RegimenInput, TipoPersonaInput } from './choices'

const columns = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="h6" gutterBottom>
      {title}
    </Typography>
    <Box sx={columns}>{children}</Box>
  </>
)

/** The product's fields, in its two sections. */
export const ClienteForm = () => (
  <SimpleForm warnWhenUnsavedChanges>
    <Section title="Información personal">
      <TextInput source="nombre" validate={required()} />
      <TextInput source="apellido_paterno" />
      <TextInput source="apellido_materno" />
      <DateInput source="nacimiento" />
      <TextInput source="celular" type="tel" />
      <TextInput source="email" type="email" />
    </Section>
    <Section title="Información empresarial">
      <TextInput source="nombre_comercial" />
      <TextInput source="razon_social" />
      <TextInput source="rfc" />
      <TextInput source="curp" />
      <TipoPersonaInput />
      <RegimenInput />
      <GiroInput />
      <TextInput source="representante_legal" />
      <TextInput source="puesto" />
      <TextInput source="domicilio_fiscal" />
      <TextInput source="telefono" type="tel" />
      <TextInput source="email_empresarial" type="email" />
      <TextInput source="web" type="url" />
      <DateInput source="fecha_constitucion" />
      <NumberInput source="numero_empleados" min={0} step={1} />
      <NumberInput source="minimo_ingresos_anuales" />
      <NumberInput source="maximo_ingresos_anuales" />
    </Section>
  </SimpleForm>
)
