import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useAddressLink } from './AddressLink.tsx';

interface PostPagesProps {
  page: number;
  pages: number;
  /** Called when a reader has turned a page, to go where it begins. */
  onTurned: () => void;
}

/** Links to the pages; where there is no page before or after, a button that does nothing. */
export default function PostPages({ page, pages, onTurned }: PostPagesProps) {
  const linkTo = useAddressLink();
  if (pages === 1) return null;
  return (
    <Pagination
      aria-label="Pages of posts"
      page={page}
      count={pages}
      color="primary"
      sx={{ mt: 7, '& ul': { justifyContent: 'center' } }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          {...(item.page !== null &&
            !item.disabled && { component: 'a', ...linkTo({ page: item.page }, onTurned) })}
        />
      )}
    />
  );
}
