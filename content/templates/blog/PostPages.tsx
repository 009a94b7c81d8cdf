import type * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useAddressLink } from './AddressLink.tsx';

interface PostPagesProps {
  page: number;
  pages: number;
  /** Called when a reader has turned a page, to go where it begins. */
  onTurned: () => void;
}

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
      renderItem={(item) => {
        const isPossible = item.page !== null && !item.disabled;
        const { href, onClick } = linkTo({ page: item.page ?? 1 });
        return (
          <PaginationItem
            {...item}
            {...(isPossible && { component: 'a', href })}
            onClick={(event: React.MouseEvent) => {
              if (!isPossible) return;
              onClick(event);
              if (event.defaultPrevented) onTurned();
            }}
          />
        );
      }}
    />
  );
}
