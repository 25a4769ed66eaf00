import { apiUrl, useAuth } from '@backoffice/shared'
import { iniciales, nombreCompleto } from '@backoffice/shared/format'
import { Box, Portrait, VisuallyHidden } from '@backoffice/shared/ui'
import { textos } from '../shell.textos.ts'

/** The signed-in person and their office. Narrow screens show only the picture. */
export function Person() {
  const usuario = useAuth((auth) => auth.usuario)
  const empresa = useAuth((auth) => auth.empresa)
  if (!usuario) return null
  const name = nombreCompleto(usuario)
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2"
      minWidth="0"
      title={`${name} · ${usuario.email}`}
      css={tiny}
    >
      <Portrait
        src={photoOf(usuario.url_perfil_g)}
        size="2rem"
        initials={iniciales(usuario)}
        person={usuario._id}
      />
      <Box minWidth="0" lineHeight="1.25" css={{ '@media (max-width: 1023px)': { srOnly: true } }}>
        <VisuallyHidden>{textos.sesionDe} </VisuallyHidden>
        <Box fontSize="sm" fontWeight="medium" truncate maxWidth="14rem">
          {name}
        </Box>
        {empresa && (
          <Box fontSize="xs" color="fg.muted" truncate maxWidth="14rem">
            {empresa.nombre}
          </Box>
        )}
      </Box>
    </Box>
  )
}

// The bar of the narrowest screens keeps one row.
const tiny = { '@media (max-width: 359px)': { srOnly: true } }

const photoOf = (url: string | null) => (url ? apiUrl(url) : null)
