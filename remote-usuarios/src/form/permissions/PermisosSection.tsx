import { hasPermission, useAuth } from '@backoffice/shared'
import { useController, useFormContext } from '@backoffice/shared/form'
import { AccordionSection, Box, Button, Grid, Row, Stack, Text } from '@backoffice/shared/ui'
import { useId } from 'react'
import type { UsuarioForm } from '../usuarioForm'
import { Casilla } from './Casilla'
import { con, MODULOS, PERMISOS, permisosDe, plantilla, tiene, type Permiso } from './permisos'
import { textos } from './permisos.textos'

/** «Permisos» (D22): a tree of boxes by module. Only what the editor holds can be given or taken. */
export function PermisosSection() {
  const { control } = useFormContext<UsuarioForm>()
  const { field } = useController({ name: 'permisos', control })
  const editor = useAuth((auth) => auth.usuario)
  const note = useId()
  const tree = field.value
  const puedeDar = (permiso: Permiso) => hasPermission(editor, permiso)
  const describedBy = (able: boolean) => (able ? undefined : note)

  return (
    <AccordionSection title={textos.titulo}>
      <Stack gap={4}>
        <Text tone="muted">{textos.explicacion}</Text>
        <Row gap={3}>
          <Text as="span">{textos.plantillas}</Text>
          {([0, 1] as const).map((tipo) => (
            <Button key={tipo} size="sm" onClick={() => field.onChange(plantilla(tipo, tree, puedeDar))}>
              {tipo === 0 ? textos.administrador : textos.asesor}
            </Button>
          ))}
        </Row>
        {!PERMISOS.every(puedeDar) && (
          <Box id={note}>
            <Text tone="muted" size="sm">
              {textos.noSeTienen}
            </Text>
          </Box>
        )}
        <Grid columns={4} narrow={1}>
          {MODULOS.map((modulo) => {
            const all = permisosDe(modulo)
            const able = all.filter(puedeDar)
            const on = all.filter((permiso) => tiene(tree, permiso))
            return (
              <Box key={modulo} role="group" aria-label={textos.modulos[modulo]}>
                <Casilla
                  checked={on.length === all.length ? true : on.length === 0 ? false : null}
                  disabled={able.length === 0}
                  describedBy={describedBy(able.length > 0)}
                  onChange={(value) => field.onChange(con(tree, able, value))}
                >
                  <strong>{textos.modulos[modulo]}</strong>
                </Casilla>
                <Box display="grid" ps="6">
                  {all.map((permiso) => (
                    <Casilla
                      key={permiso}
                      checked={tiene(tree, permiso)}
                      disabled={!puedeDar(permiso)}
                      describedBy={describedBy(puedeDar(permiso))}
                      onChange={(value) => field.onChange(con(tree, [permiso], value))}
                    >
                      {textos.permisos[permiso]}
                    </Casilla>
                  ))}
                </Box>
              </Box>
            )
          })}
        </Grid>
      </Stack>
    </AccordionSection>
  )
}
