import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { followColorMode } from './colorMode'
import { fontFace } from './font'
import { globalAtRules } from './global'
import { system } from './system'

let cache: EmotionCache | undefined

/** One cache for the page: two providers (host and a stand-alone shell) must not write the same rules twice. */
function styleCache(nonce?: string) {
  cache ??= createCache({ key: 'bo', ...(nonce ? { nonce } : {}) })
  return cache
}

export interface UiProviderProps {
  /** The page's Content-Security-Policy nonce, for the style elements. */
  nonce?: string
  children: ReactNode
}

/** Theme, typeface and colour mode for everything below it. */
export function UiProvider({ nonce, children }: UiProviderProps) {
  useLayoutEffect(followColorMode, [])
  return (
    <CacheProvider value={styleCache(nonce)}>
      <ChakraProvider value={system}>
        <Global styles={[fontFace, globalAtRules]} />
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
