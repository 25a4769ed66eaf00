import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Logo } from '../Logo.tsx'

export interface BrandProps {
  name: string
  /** The address of the office's own logo; without one, or when it fails to load, the product's mark is shown. */
  logo: string | null
}

/** The office's name and logo, in the place of the product's. */
export function Brand({ name, logo }: BrandProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = logo !== null && logo !== broken
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" minWidth="0">
      {shown ? (
        <chakra.img
          src={logo}
          alt=""
          height="28px"
          maxWidth="7rem"
          objectFit="contain"
          // Most logos are drawn for paper.
          bg="white"
          borderRadius="sm"
          onError={() => setBroken(logo)}
        />
      ) : (
        <Logo size={28} />
      )}
      <chakra.span
        data-brand-name=""
        fontWeight="bold"
        letterSpacing="-0.01em"
        truncate
        maxWidth={{ base: '8rem', lg: '14rem' }}
        css={shown ? { '@media (max-width: 479px)': { srOnly: true } } : {}}
      >
        {name}
      </chakra.span>
    </chakra.span>
  )
}
