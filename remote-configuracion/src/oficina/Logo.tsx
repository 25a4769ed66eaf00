import { apiUrl } from '@backoffice/shared'
import { useController, useFormContext } from '@backoffice/shared/form'
import { Box, Button, Field, Stack } from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import { textos } from './oficina.textos.ts'
import type { OficinaForm } from './oficinaForm.ts'

const { logo } = textos

/** The office's logo: the saved one, and what will be done with it. */
export function Logo({ url }: { url: string | null }) {
  const { control, setError, clearErrors, resetField, setFocus } = useFormContext<OficinaForm>()
  const { field, fieldState } = useController({ name: 'logo', control })
  const { field: quita } = useController({ name: 'quitar_logo', control })
  const error = fieldState.error?.message

  const choose = (file: File | undefined) => {
    if (!file) return
    // `accept` only proposes: the browser's dialog lets any file be chosen.
    if (!file.type.startsWith('image/')) return setError('logo', { message: logo.noEsImagen })
    clearErrors('logo')
    quita.onChange(false)
    field.onChange(file)
  }

  // The button disappears with the picture; the focus moves to the button that chooses another one.
  const descartar = () => {
    resetField('logo')
    setFocus('logo')
  }

  return (
    <Stack gap={3}>
      {url !== null && !quita.value && !field.value && (
        // Most logos are drawn for paper.
        <Box bg="white" borderWidth="1px" borderRadius="md" p="3" maxWidth="260px">
          <Box as="img" {...{ src: apiUrl(url), alt: logo.actual }} maxWidth="full" maxHeight="96px" />
        </Box>
      )}
      <Field label={logo.elegir} hint={logo.ayuda} {...(error !== undefined && { error })}>
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
      <Box display="flex" gap="2">
        {field.value && (
          <Button size="sm" onClick={descartar}>
            {logo.descartar}
          </Button>
        )}
        {!field.value && url !== null && (
          <Button size="sm" onClick={() => quita.onChange(!quita.value)}>
            {quita.value ? logo.conservar : logo.quitar}
          </Button>
        )}
      </Box>
      <Box role="status" color="fg.muted" fontSize="sm">
        {quita.value ? logo.seQuita : field.value && logo.nuevo(field.value.name)}
      </Box>
    </Stack>
  )
}
