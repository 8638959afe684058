"""Where a server listens, and the addresses it tells."""

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from pioche.server import addresses
from pioche.server.addresses import HERE, CannotListen, lan_urls, listen, listen_nearby, local_url, shared_url
from pioche.server.settings import Settings


@contextmanager
def opened(host: str, port: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(one) for one in listen(host, port)]


@pytest.mark.skipif(sys.platform != "linux", reason="only there a socket can be told")
def test_a_connection_that_takes_nothing_any_more_is_dropped_after_half_a_minute() -> None:
    assert sys.platform == "linux"
    with opened("127.0.0.1", 0) as (one,), socket.create_connection(one.getsockname()):
        accepted, _ = one.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000


def test_a_port_that_somebody_listens_on_is_taken() -> None:
    with opened("127.0.0.1", 0) as first:
        port = first[0].getsockname()[1]
        with pytest.raises(CannotListen) as refused:
            listen("127.0.0.1", port)
    assert (refused.value.key, refused.value.words) == ("serve-port-taken", {"port": str(port)})


def test_where_nobody_asked_for_a_port_the_next_that_is_free_will_do() -> None:
    with opened("127.0.0.1", 0) as first:
        port = first[0].getsockname()[1]
        for nearby in listen_nearby("127.0.0.1", port):
            with nearby:
                assert port < nearby.getsockname()[1] <= port + addresses.NEXT_PORTS


def test_so_many_next_ports_are_tried_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def taken(host: str, port: int) -> list[socket.socket]:
        tried.append(port)
        raise CannotListen("serve-port-taken", port=str(port))

    monkeypatch.setattr(addresses, "listen", taken)
    with pytest.raises(CannotListen) as refused:
        listen_nearby("127.0.0.1", 65_530)
    assert tried == list(range(65_530, 65_536))
    assert refused.value.words == {"port": "65530"}
    tried.clear()
    with pytest.raises(CannotListen):
        listen_nearby("127.0.0.1", 8421)
    assert tried == list(range(8421, 8421 + addresses.NEXT_PORTS))


@pytest.mark.parametrize("host", ["192.0.2.7", "no such host"])
def test_a_host_that_is_not_this_computer_is_refused_with_its_name(host: str) -> None:
    with pytest.raises(CannotListen) as refused:
        listen(host, 0)
    assert (refused.value.key, refused.value.words) == ("serve-no-such-host", {"host": host})


def test_another_host_is_not_looked_for_on_other_ports() -> None:
    with pytest.raises(CannotListen) as refused:
        listen_nearby("192.0.2.7", 8421)
    assert refused.value.key == "serve-no-such-host"


def test_a_name_with_two_addresses_is_served_on_both_at_one_port() -> None:
    with opened("localhost", 0) as sockets:
        assert len({one.getsockname()[1] for one in sockets}) == 1
        assert {one.getsockname()[0] for one in sockets} <= {"127.0.0.1", "::1"}


def test_a_machine_without_ipv6_is_served_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "EVERYWHERE", ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "2001:db8::1")))
    with opened("", 0) as sockets:
        assert [one.family for one in sockets] == [socket.AF_INET]


def test_the_address_of_this_computer_has_the_base_path() -> None:
    assert local_url(Settings(), 8421) == "http://localhost:8421/"
    assert local_url(Settings(host="0.0.0.0"), 80) == "http://localhost:80/"
    assert local_url(Settings(host="127.0.0.1"), 8421) == "http://127.0.0.1:8421/"
    assert local_url(Settings(host="::1"), 8421) == "http://[::1]:8421/"
    assert local_url(Settings(public_url="https://example.org/cards/"), 8421) == "http://localhost:8421/cards/"


def test_only_a_server_that_listens_on_the_network_tells_its_addresses_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.1.20", "10.0.0.3"])
    assert lan_urls(Settings(), 8421) == ["http://192.168.1.20:8421/", "http://10.0.0.3:8421/"]
    assert lan_urls(Settings(host="127.0.0.1"), 8421) == []


@pytest.mark.parametrize("asked", ["localhost", "127.0.0.1", "127.0.1.1", "::1"])
def test_a_page_opened_on_this_computer_hands_out_an_address_that_others_reach(
    monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.1.20", "10.0.0.3"])
    assert shared_url(Settings(), 8421, asked) == "http://192.168.1.20:8421"
    assert shared_url(Settings(host="127.0.0.1"), 8421, asked) == ""
    monkeypatch.setattr(addresses, "lan_addresses", list)
    assert shared_url(Settings(), 8421, asked) == ""


@pytest.mark.parametrize("asked", ["localhost", "192.168.1.20", "example.org"])
def test_a_public_url_is_what_everybody_hands_out(asked: str) -> None:
    assert shared_url(Settings(public_url="https://example.org/cards/"), 8421, asked) == "https://example.org/cards"


@pytest.mark.parametrize("asked", ["192.168.1.20", "laptop.local", "cards.home"])
def test_an_address_that_others_reach_is_handed_out_as_it_is(asked: str) -> None:
    assert shared_url(Settings(), 8421, asked) == HERE


def test_no_address_on_the_network_is_this_computer_s_own_or_told_twice() -> None:
    found = addresses.lan_addresses()
    assert len(found) == len(set(found))
    assert not any(address.startswith(("127.", "0.", "169.254.")) for address in found)
