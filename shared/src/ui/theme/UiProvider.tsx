import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { followColorMode } from './colorMode.ts'
import { fontFace } from './font.ts'
import { globalAtRules } from './global.ts'
import { refuseStrayFiles } from './strayFiles.ts'
import { system } from './system.ts'

let cache: EmotionCache | undefined

/** One cache per page: two providers (host and a stand-alone shell) must not write the same rules twice. */
function styleCache(nonce?: string) {
  cache ??= quiet(createCache({ key: 'bo', ...(nonce ? { nonce } : {}) }))
  return cache
}

/** In development Emotion complains of `:first-child` in red, as if this page were drawn by a server. */
function quiet(created: EmotionCache) {
  if (process.env.NODE_ENV === 'development') created.compat = true
  return created
}

export interface UiProviderProps {
  /** The nonce of the page's Content-Security-Policy, for style elements. */
  nonce?: string
  children: ReactNode
}

/** Provides theme, typeface and colour mode. */
export function UiProvider({ nonce, children }: UiProviderProps) {
  useLayoutEffect(followColorMode, [])
  useEffect(refuseStrayFiles, [])
  return (
    <CacheProvider value={styleCache(nonce)}>
      <ChakraProvider value={system}>
        <Global styles={[fontFace, globalAtRules]} />
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
