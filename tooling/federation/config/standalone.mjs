export const createStandaloneConfig = () => ({})
