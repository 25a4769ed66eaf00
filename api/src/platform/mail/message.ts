import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail'

/** What both transports are given. The address goes as it is: none of its characters can make it two. */
export const message = (from: string, { to, subject }: Mail): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  headers: {
    // No out-of-office answers, please (RFC 3834, and Exchange's own).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
