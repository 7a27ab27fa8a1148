import { useLazyGetProfileQuery } from '@vestibule/api/account';
import { STORAGE_KEYS } from '@vestibule/api/transport';
import { Button } from '@vestibule/ui/actions';
import { Cluster, PageHeader, Section, Stack } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useState } from 'react';
import { browserKeeps } from '../../app/browser-storage.js';
import { shownFailure } from '../../app/failure.js';
import { PageMeta } from '../../app/PageMeta.js';
import { screenHigh } from '../../app/screen-high.js';
import { useAuth } from '../../app/use-auth.js';
import { tokenVerdict } from './token-verdict.js';
import { routes } from '../../hotel-routes.js';

/** This page speaks to developers (`pagesForDevelopers`). */
const english = { lang: 'en', dir: 'ltr' } as const;

const trail = [
  { label: 'Home', href: routes.home, language: english },
  { label: 'User Test', language: english },
];

/** Spec 2, Debug and test pages: authentication state and what storage holds. */
export default function UserTest() {
  const { status, user } = useAuth();
  const [getProfile, { isFetching }] = useLazyGetProfileQuery();
  const [answer, setAnswer] = useState('');
  const show = async () => {
    const { data, error } = await getProfile();
    setAnswer(data ? JSON.stringify(data, undefined, 2) : (shownFailure(error)?.message ?? ''));
  };
  const validate = async () => {
    const stored = browserKeeps.getItem(STORAGE_KEYS.token) !== null;
    const { data, error } = stored ? await getProfile() : {};
    setAnswer(tokenVerdict({ stored, answered: Boolean(data), failure: shownFailure(error) }));
  };
  return (
    <>
      <PageMeta title="User Test" description="Authentication state." noindex />
      <PageHeader
        title={<span {...english}>User Test</span>}
        before={<Breadcrumbs items={trail} />}
      />
      <Section style={screenHigh}>
        <Stack gap="lg" {...english}>
          <p>
            Authentication: <strong>{status}</strong>
            {user && <>, {user.email}</>}
          </p>
          <Cluster>
            <Button busy={isFetching} onClick={() => void show()}>
              Get Profile
            </Button>
            <Button variant="secondary" busy={isFetching} onClick={() => void validate()}>
              Validate Token
            </Button>
            <Button variant="secondary" onClick={() => setAnswer(storageReport())}>
              Check LocalStorage
            </Button>
          </Cluster>
          <output style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</output>
        </Stack>
      </Section>
    </>
  );
}

/** Whether each key is there, never what it holds. */
function storageReport(): string {
  return Object.values(STORAGE_KEYS)
    .map((key) => `${key}: ${browserKeeps.getItem(key) === null ? 'missing' : 'present'}`)
    .join('\n');
}
