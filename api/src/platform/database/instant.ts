/** An instant as PostgreSQL writes it (Drizzle hands it on unparsed), as ISO 8601 in UTC. */
export const isoInstant = (text: string): string => new Date(text).toISOString()
