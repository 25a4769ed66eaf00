import { apiUrl } from '@backoffice/shared'
import { useController, useFormContext } from '@backoffice/shared/form'
import { Box, Button, Field, IconUser, Stack } from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import { FotoElegida } from './FotoElegida'
import { textos } from './perfil.textos'
import type { PerfilForm } from './perfilForm'

const { foto } = textos
const llena = { width: 'full', height: 'full', objectFit: 'cover' } as const

const marca = ({ name, size, lastModified }: File) => `${name}.${size}.${lastModified}`

/** The round picture of 200 px: what is saved, or what was just chosen and is not saved yet (S-01). */
export function Foto({ url }: { url: string | null }) {
  const { control, setError, clearErrors, resetField, setFocus } = useFormContext<PerfilForm>()
  const { field, fieldState } = useController({ name: 'perfil', control })
  const error = fieldState.error?.message

  const choose = (file: File | undefined) => {
    if (!file) return
    // `accept` only proposes: the browser's dialog lets any file be chosen.
    if (!file.type.startsWith('image/')) return setError('perfil', { message: foto.noEsImagen })
    clearErrors('perfil')
    field.onChange(file)
  }

  // The button goes away with the picture; the keyboard stays where another one is chosen.
  const quitar = () => {
    resetField('perfil')
    setFocus('perfil')
  }

  return (
    <Stack gap={4} align="center">
      <Box
        width="200px"
        height="200px"
        flexShrink="0"
        borderRadius="full"
        overflow="hidden"
        display="grid"
        placeItems="center"
        bg="bg.subtle"
        color="fg.muted"
        borderWidth="1px"
        {...(!field.value && url === null && { role: 'img', 'aria-label': foto.sinFoto })}
      >
        {field.value ? (
          <FotoElegida key={marca(field.value)} file={field.value} />
        ) : url === null ? (
          <IconUser size={96} />
        ) : (
          <Box as="img" {...{ src: apiUrl(url), alt: foto.actual }} {...llena} />
        )}
      </Box>
      <Box width="full" display="grid" gap="2" justifyItems="start">
        <Field label={foto.elegir} hint={foto.ayuda} {...(error !== undefined && { error })}>
          {(ids) => (
            <FilePicker
              {...ids}
              ref={field.ref}
              accept="image/*"
              files={field.value ? [field.value] : []}
              onFiles={([file]) => choose(file)}
            />
          )}
        </Field>
        {field.value && (
          <Button size="sm" onClick={quitar}>
            {foto.quitar}
          </Button>
        )}
      </Box>
    </Stack>
  )
}
