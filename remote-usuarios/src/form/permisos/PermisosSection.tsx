import { hasPermission, useAuth, usePermissionGroups } from '@backoffice/shared'
import { useController, useFormContext } from '@backoffice/shared/form'
import { AccordionSection, Box, Button, Grid, Row, Stack, Text } from '@backoffice/shared/ui'
import { useId } from 'react'
import type { UsuarioForm } from '../usuarioForm.ts'
import { Casilla } from './Casilla.tsx'
import { con, conocidos, plantilla, tiene } from './permisos.ts'
import { textos } from './permisos.textos.ts'

/** «Permisos» (D22): a tree of boxes by module. Editors can grant and revoke only permissions that they have. */
export function PermisosSection() {
  const { control } = useFormContext<UsuarioForm>()
  const { field } = useController({ name: 'permisos', control })
  const editor = useAuth((auth) => auth.usuario)
  const groups = usePermissionGroups()
  const note = useId()
  const tree = field.value
  const puedeDar = (permiso: string) => hasPermission(editor, permiso)
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
        {!conocidos().every(({ permission }) => puedeDar(permission)) && (
          <Box id={note}>
            <Text tone="muted" size="sm">
              {textos.noSeTienen}
            </Text>
          </Box>
        )}
        <Grid columns={4} narrow={1}>
          {groups.map(({ remote, title, permissions }) => {
            const all = permissions.map(({ permission }) => permission)
            const able = all.filter(puedeDar)
            const on = all.filter((permiso) => tiene(tree, permiso))
            return (
              <Box key={remote} role="group" aria-label={title}>
                <Casilla
                  checked={on.length === all.length ? true : on.length === 0 ? false : null}
                  disabled={able.length === 0}
                  describedBy={describedBy(able.length > 0)}
                  onChange={(value) => field.onChange(con(tree, able, value))}
                >
                  <strong>{title}</strong>
                </Casilla>
                <Box display="grid" ps="6">
                  {permissions.map(({ permission, label }) => (
                    <Casilla
                      key={permission}
                      checked={tiene(tree, permission)}
                      disabled={!puedeDar(permission)}
                      describedBy={describedBy(puedeDar(permission))}
                      onChange={(value) => field.onChange(con(tree, [permission], value))}
                    >
                      {label}
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
