import { useDeleteAccountMutation, useExportDataMutation } from '@vestibule/api/account';
import { accountNotices } from '@vestibule/domain/account';
import { failureTexts } from '@vestibule/domain/problem';
import { AccountDangerZone, AccountSection } from '@vestibule/ui/account';
import { useTexts } from '@vestibule/ui/theme';
import { shownFailure } from '../../app/failure.js';
import { useToasts } from '../../app/ToastProvider.js';
import { useLeave } from '../../app/use-auth.js';
import { saveAsFile } from '../../app/save-as-file.js';
import { texts } from './DangerSection.texts.js';

/** A copy of one's data, and leaving. */
export function DangerSection() {
  const failures = useTexts(failureTexts);
  const t = useTexts(texts);
  const notices = useTexts(accountNotices);
  const [exportData, exporting] = useExportDataMutation();
  const [deleteAccount, deleting] = useDeleteAccountMutation();
  const showToast = useToasts();
  const leave = useLeave();
  const download = async () => {
    const result = await exportData();
    if (result.data) saveAsFile('my-data.json', JSON.stringify(result.data, undefined, 2));
    else showToast({ type: 'error', text: shownFailure(result.error, failures)?.message ?? '' });
  };
  const remove = async (form: { password: string }) => {
    const result = await deleteAccount(form);
    if (result.error) return;
    showToast({ type: 'success', text: notices.accountDeleted });
    await leave();
  };
  return (
    <AccountSection title={t.yourData}>
      <AccountDangerZone
        onExport={() => void download()}
        exporting={exporting.isLoading}
        onDelete={remove}
        deleting={deleting.isLoading}
        problem={shownFailure(deleting.error, failures)}
      />
    </AccountSection>
  );
}
