import { apiUrl, hasCapacidad, useAuth } from '@backoffice/shared'
import { useController, useFormContext } from '@backoffice/shared/form'
import { Box, Button, Field, Portrait, Stack } from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import { FotoElegida } from './FotoElegida.tsx'
import { textos } from './perfil.textos.ts'
import type { PerfilForm } from './perfilForm.ts'

const { foto } = textos

const marca = ({ name, size, lastModified }: File) => `${name}.${size}.${lastModified}`

/** The round picture of 200 px: the saved one, or the one just chosen (S-01). */
export function Foto({ url }: { url: string | null }) {
  const { control, setError, clearErrors, resetField, setFocus } = useFormContext<PerfilForm>()
  const { field, fieldState } = useController({ name: 'perfil', control })
  const { field: quita } = useController({ name: 'quitar_foto', control })
  const sePuedeQuitar = useAuth((auth) => hasCapacidad(auth, 'perfil.quitar_foto'))
  const error = fieldState.error?.message
  const guardada = quita.value ? null : url || null

  const choose = (file: File | undefined) => {
    if (!file) return
    // `accept` only proposes: the browser's dialog lets any file be chosen.
    if (!file.type.startsWith('image/')) return setError('perfil', { message: foto.noEsImagen })
    clearErrors('perfil')
    quita.onChange(false)
    field.onChange(file)
  }

  // The button disappears with the picture; the focus moves to the button that chooses another one.
  const quitar = () => {
    resetField('perfil')
    setFocus('perfil')
  }

  return (
    <Stack gap={4} align="center">
      <Portrait src={guardada && apiUrl(guardada)} size="200px" alt={foto.actual} emptyLabel={foto.sinFoto}>
        {field.value && <FotoElegida key={marca(field.value)} file={field.value} />}
      </Portrait>
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
        {!field.value && url !== null && sePuedeQuitar && (
          <Button size="sm" onClick={() => quita.onChange(!quita.value)}>
            {quita.value ? foto.conservar : foto.quitarActual}
          </Button>
        )}
        <Box role="status" color="fg.muted" fontSize="sm">
          {quita.value && foto.seQuita}
        </Box>
      </Box>
    </Stack>
  )
}
