// The interface texts of services in English: the question whether a page was helpful, the one about privacy.

/** As `interfaceTexts`, which has them all. */
export const serviceTexts = {
  'feedback.question': 'Was this page helpful?',
  'feedback.questionSection': 'Was this section helpful?',
  'feedback.up': 'Yes',
  'feedback.down': 'No',
  'feedback.improve': 'How can we improve this page? (optional)',
  'feedback.liked': 'What did you like about this page? (optional)',
  'feedback.improveSection': 'How can we improve this section? (optional)',
  'feedback.likedSection': 'What did you like about this section? (optional)',
  'feedback.about': 'Feedback on this section',
  'feedback.send': 'Send',
  'feedback.cancel': 'Cancel',
  'feedback.sent': 'Feedback submitted',
  'feedback.failed': "Couldn't submit feedback. Please try again later.",
  'consent.title': 'Privacy choices',
  'consent.analytics':
    'May this site count which pages are read? The service that counts is somebody else’s and keeps cookies.',
  'consent.ads': 'May this site show ads? They come from somebody else, who may keep cookies.',
  'consent.both':
    'May this site show ads and count which pages are read? Both are services of others, who may keep cookies.',
  'consent.allow': 'Allow',
  'consent.decline': 'Decline',
  'consent.signal': 'Your browser asks sites not to track you. That counts as no: nothing of others is loaded.',
  'consent.close': 'Close',
  'consent.saved': 'Your choice is kept. It can be changed under “{title}”.',
} as const satisfies Readonly<Record<string, string>>;
