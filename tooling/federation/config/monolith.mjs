export const createMonolithConfig = () => ({})
